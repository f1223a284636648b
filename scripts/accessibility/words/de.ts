import type { StatementWords } from './Words';

export const de: StatementWords = {
  title: 'Erklärung zur Barrierefreiheit',
  navTitle: 'Barrierefreiheit',
  description:
    'Wie weit alle diese Website nutzen können, woher wir das wissen und was Sie tun können, wenn etwas nicht funktioniert.',
  lead: 'Wie weit alle diese Website nutzen können, woher wir das wissen und was Sie tun können, wenn etwas nicht funktioniert.',
  aim: 'Woran wir uns halten',
  standard:
    'Wir bauen nach EN\u00a0301\u00a0549, der Norm zum European Accessibility Act (Richtlinie 2019/882), und damit nach WCAG 2.2, Stufen A und AA.',
  standardAbroad: 'Wir bauen nach WCAG 2.2, Stufen A und AA.',
  inPart:
    'Programme finden nur einen Teil aller Fehler, und niemand von außen hat diese Website geprüft. Darum sagen wir: Sie ist teilweise konform, auch wo unsere Prüfungen nichts finden.',
  checked: 'Was wir prüfen',
  caption: 'Prüfungen und was sie fanden',
  columns: ['Prüfung', 'Angesehen', 'Fehler'],
  checks: {
    axe: 'Regeln von axe für WCAG 2.2, Stufen A und AA, in vier Fensterbreiten',
    keyboard: 'Mit der Tastatur allein ist jedes Bedienelement erreichbar, und nirgends bleibt sie hängen',
    reflow: 'Zoom von 400\u00a0% und Schrift von 200\u00a0%: Nichts ist abgeschnitten oder verdeckt',
    targets: 'Links und Schaltflächen sind groß genug oder weit genug auseinander',
    forcedColours: 'Was gewählt ist, bleibt mit erzwungenen Farben sichtbar',
    html: 'HTML und Stile sind gültig nach dem Nu HTML Checker',
    pdf: 'PDF-Dokumente entsprechen PDF/UA-1 nach veraPDF',
  },
  pages: (count) => (count === '1' ? '1 Seite' : `${count} Seiten`),
  documents: (count) => (count === '1' ? '1 Dokument' : `${count} Dokumente`),
  none: 'keine',
  not: 'Was nicht konform ist',
  failed: (check, count) => `${check}: nicht auf ${count}`,
  embedded:
    'Videos und Karten anderer Websites laden nur, wenn Sie zustimmen. Wir können sie nicht ändern und wissen nicht, wie weit sie konform sind.',
  photographs: 'Viele gescannte Fotos zur Ortsgeschichte haben bisher nur eine kurze Beschreibung.',
  unread: 'Niemand, der täglich einen Screenreader nutzt, hat alle Seiten getestet.',
  wrong: 'Wenn etwas nicht funktioniert',
  tellUs: (contact, email) =>
    `Sagen Sie es uns über unsere <a href="${contact}">Kontaktseite</a> oder schreiben Sie an <a href="mailto:${email}">${email}</a>: auf welcher Seite, was geschah, mit welchem Browser und welchen Hilfsmitteln. Wir antworten innerhalb von fünf Arbeitstagen und schicken Ihnen, was Sie brauchen, in anderer Form, bis der Fehler behoben ist.`,
  authorities:
    'Hilft unsere Antwort nicht, können Sie sich beschweren: in Deutschland bei der Marktüberwachungsstelle der Länder für die Barrierefreiheit in Magdeburg, im Vereinigten Königreich beim Equality Advisory and Support Service, in Frankreich beim Défenseur des droits, in Spanien bei der Oficina de Atención a la Discapacidad.',
  about: 'Zu dieser Erklärung',
  assessed: (day) =>
    `Wir haben die Website am ${day} selbst bewertet. Diese Seite entsteht aus den Ergebnissen unserer Programme und wird mit ihnen erneuert.`,
};
