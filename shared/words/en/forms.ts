/** Words of forms. */
export const forms = {
  optional: '(optional)',
  pleaseChoose: 'Please choose',
  fillIn: (label: string) => `${label}: please fill in this field.`,
  chooseOne: (label: string) => `${label}: please choose an option.`,
  tickThis: 'Please tick this box.',
  notAnEmail: 'Please enter a complete e-mail address, such as name@company.com.',
  notAPhone: 'Please enter a telephone number with digits, such as +44 1632 960100.',
  notANumber: 'Please enter a number.',
  notADate: 'Please enter a date.',
  notATime: 'Please enter a time.',
  notAccepted: (label: string) => `${label}: please check what you have entered.`,
  numberBetween: (min: string, max: string) => `Please enter a value from ${min} to ${max}.`,
  formHasErrors: 'Please check what you have entered',
  formNotSent: 'Not sent',
  formElsewhere: 'This form cannot be sent from here. Please call us or send us an e-mail.',
  formSent: 'Thank you. Your message has arrived.',
  formSending: 'Sending …',
  formTooFast: 'That was faster than people type. If you are one, please send the form again.',
  formTooMany:
    'Too many messages have come from your connection. Please wait ten minutes and send it again; what you typed is still here.',
  formTooBig: 'That is more than this form can take. Please shorten it.',
  formNoFiles: 'This form takes no files. Please send it without them.',
  formNotSaved:
    'We could not save your message. It is our fault; please send it again in a moment or call us.',
  leaveEmpty: 'Leave this field empty',
  reference: 'Your reference',
};
