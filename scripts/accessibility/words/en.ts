import type { StatementWords } from './Words';

export const en: StatementWords = {
  title: 'Accessibility of this site',
  navTitle: 'Accessibility',
  description:
    'How far everyone can use this site, how we know, and what you can do if something does not work for you.',
  lead: 'How far everyone can use this site, how we know, and what you can do if something does not work for you.',
  aim: 'What we keep to',
  standard:
    'We build to EN\u00a0301\u00a0549, the standard for the European Accessibility Act (Directive 2019/882), and so to WCAG 2.2, levels A and AA.',
  standardAbroad: 'We build to WCAG 2.2, levels A and AA.',
  inPart:
    'Programs find only part of all faults, and nobody from outside has audited this site. Therefore we say that it conforms in part, even where our checks find nothing.',
  checked: 'What we check',
  caption: 'Checks, and what they found',
  columns: ['Check', 'Looked at', 'Faults'],
  checks: {
    axe: 'Rules of axe for WCAG 2.2, levels A and AA, in four widths of window',
    keyboard: 'The keyboard alone reaches every control, and is never held anywhere',
    reflow: 'Zoom of 400% and text of 200%: nothing is cut off or covered',
    targets: 'Links and buttons are large enough, or far enough apart',
    forcedColours: 'What is chosen stays visible in forced colours',
    html: 'HTML and styles are valid by the Nu HTML checker',
    pdf: 'PDF documents conform to PDF/UA-1 by veraPDF',
  },
  pages: (count) => (count === '1' ? '1 page' : `${count} pages`),
  documents: (count) => (count === '1' ? '1 document' : `${count} documents`),
  none: 'none',
  not: 'What does not conform',
  failed: (check, count) => `${check}: not on ${count}`,
  embedded:
    'Videos and maps of other sites load only when you agree. We cannot change them, and do not know how far they conform.',
  photographs: 'Many scanned photographs of local history have only a short description so far.',
  unread: 'Nobody who uses a screen reader every day has tested all pages.',
  wrong: 'If something does not work for you',
  tellUs: (contact, email) =>
    `Tell us through our <a href="${contact}">contact page</a>, or write to <a href="mailto:${email}">${email}</a>: on which page, what happened, and with which browser and aids. We answer within five working days, and send you what you need in another form until the fault is mended.`,
  authorities:
    'If our answer does not help, you can complain: in the United Kingdom to the Equality Advisory and Support Service, in Germany to the Marktüberwachungsstelle der Länder für die Barrierefreiheit in Magdeburg, in France to the Défenseur des droits, in Spain to the Oficina de Atención a la Discapacidad.',
  about: 'About this statement',
  assessed: (day) =>
    `We assessed the site ourselves on ${day}. This page is written from the results of our programs, and renewed with them.`,
};
