import type * as English from '../en/forms';

export const forms: typeof English.forms = {
  optional: '(facultatif)',
  pleaseChoose: 'Veuillez choisir',
  fillIn: (label) => `${label} : veuillez remplir ce champ.`,
  chooseOne: (label) => `${label} : veuillez choisir une option.`,
  tickThis: 'Veuillez cocher cette case.',
  notAnEmail: 'Veuillez saisir une adresse e-mail complète, par exemple nom@entreprise.fr.',
  notAPhone: 'Veuillez saisir un numéro de téléphone en chiffres, par exemple +33 1 99 00 12 34.',
  notANumber: 'Veuillez saisir un nombre.',
  notADate: 'Veuillez saisir une date.',
  notATime: 'Veuillez saisir une heure.',
  notAccepted: (label) => `${label} : veuillez vérifier votre saisie.`,
  numberBetween: (min, max) => `Veuillez saisir une valeur de ${min} à ${max}.`,
  formHasErrors: 'Veuillez vérifier votre saisie',
  formNotSent: 'Non envoyé',
  formElsewhere:
    'Ce formulaire ne peut pas être envoyé d’ici. Veuillez nous appeler ou nous écrire par e-mail.',
  formSent: 'Merci. Votre message est bien arrivé.',
  formSending: 'Envoi en cours …',
  formTooFast:
    'C’était plus rapide qu’une saisie humaine. Si vous êtes humain, veuillez renvoyer le formulaire.',
  formTooMany:
    'Trop de messages sont venus de votre connexion. Veuillez attendre dix minutes puis renvoyer ; votre saisie est conservée ici.',
  formTooBig: 'C’est plus que ce formulaire ne peut recevoir. Veuillez raccourcir.',
  formNoFiles: 'Ce formulaire n’accepte pas de fichiers. Veuillez l’envoyer sans eux.',
  formNotSaved:
    'Nous n’avons pas pu enregistrer votre message. C’est notre faute ; veuillez le renvoyer dans un instant ou nous appeler.',
  leaveEmpty: 'Laisser ce champ vide',
  reference: 'Votre numéro de demande',
};
