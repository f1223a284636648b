import type * as English from '../en/forms';

export const forms: typeof English.forms = {
  optional: '(optional)',
  pleaseChoose: 'Bitte wählen',
  fillIn: (label) => `${label}: Bitte füllen Sie dieses Feld aus.`,
  chooseOne: (label) => `${label}: Bitte wählen Sie etwas aus.`,
  tickThis: 'Bitte setzen Sie hier ein Häkchen.',
  notAnEmail: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein, etwa name@firma.de.',
  notAPhone: 'Bitte geben Sie eine Telefonnummer aus Ziffern ein, etwa +49 30 23125 100.',
  notANumber: 'Bitte geben Sie eine Zahl ein.',
  notADate: 'Bitte geben Sie ein Datum ein.',
  notATime: 'Bitte geben Sie eine Uhrzeit ein.',
  notAccepted: (label) => `${label}: Bitte prüfen Sie Ihre Eingabe.`,
  numberBetween: (min, max) => `Bitte geben Sie einen Wert von ${min} bis ${max} ein.`,
  formHasErrors: 'Bitte prüfen Sie Ihre Eingaben',
  formNotSent: 'Nicht gesendet',
  formElsewhere:
    'Dieses Formular kann hier nicht gesendet werden. Bitte rufen Sie uns an oder schreiben Sie uns eine E-Mail.',
  formSent: 'Danke. Ihre Nachricht ist angekommen.',
  formSending: 'Wird gesendet …',
  formTooFast:
    'Das war schneller, als Menschen tippen. Sind Sie einer, dann senden Sie das Formular bitte noch einmal.',
  formTooMany:
    'Von Ihrem Anschluss kamen zu viele Nachrichten. Bitte warten Sie zehn Minuten und senden Sie dann noch einmal; Ihre Eingaben sind noch da.',
  formTooBig: 'Das ist mehr, als dieses Formular aufnimmt. Bitte kürzen Sie.',
  formNoFiles: 'Dieses Formular nimmt keine Dateien an. Bitte senden Sie es ohne.',
  formNotSaved:
    'Wir konnten Ihre Nachricht nicht speichern. Das liegt an uns; senden Sie sie bitte gleich noch einmal oder rufen Sie an.',
  leaveEmpty: 'Dieses Feld leer lassen',
  reference: 'Nummer Ihrer Anfrage',
};
