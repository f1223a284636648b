import type * as English from '../en/forms';

export const forms: typeof English.forms = {
  optional: '(opcional)',
  pleaseChoose: 'Elija una opción',
  fillIn: (label) => `${label}: rellene este campo.`,
  chooseOne: (label) => `${label}: elija una opción.`,
  tickThis: 'Marque esta casilla.',
  notAnEmail: 'Escriba una dirección de correo completa, por ejemplo nombre@empresa.es.',
  notAPhone: 'Escriba un número de teléfono con cifras, por ejemplo +34 910 000 000.',
  notANumber: 'Escriba un número.',
  notADate: 'Escriba una fecha.',
  notATime: 'Escriba una hora.',
  notAccepted: (label) => `${label}: compruebe lo que ha escrito.`,
  numberBetween: (min, max) => `Escriba un valor de ${min} a ${max}.`,
  formHasErrors: 'Compruebe lo que ha escrito',
  formNotSent: 'No enviado',
  formElsewhere:
    'Este formulario no se puede enviar desde aquí. Llámenos o escríbanos un correo electrónico.',
  formSent: 'Gracias. Su mensaje ha llegado.',
  formSending: 'Enviando …',
  formTooFast: 'Ha sido más rápido de lo que se teclea. Si es una persona, envíe el formulario otra vez.',
  formTooMany:
    'Han llegado demasiados mensajes desde su conexión. Espere diez minutos y envíelo otra vez; lo que ha escrito sigue aquí.',
  formTooBig: 'Es más de lo que admite este formulario. Acórtelo, por favor.',
  formNoFiles: 'Este formulario no admite archivos. Envíelo sin ellos.',
  formNotSaved:
    'No hemos podido guardar su mensaje. Es culpa nuestra; envíelo otra vez en un momento o llámenos.',
  leaveEmpty: 'Deje este campo vacío',
  reference: 'Número de su solicitud',
};
