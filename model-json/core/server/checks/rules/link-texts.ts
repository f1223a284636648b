import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import type { Checked } from '../Checked';
import { fieldWith } from '../field-of';
import { t } from '../../../../../shared/authoring/language/t';

/** What says nothing about where a link leads. People who use a screen reader hear links without the words around them. */
const SAYS_NOTHING: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:click|tap|go|see|read|press) )?(?:here|this|more|this (?:link|page)|link|details|learn more|read more|find out more|see more|more info(?:rmation)?|continue(?: reading)?)$/i,
  de: /^(?:(?:klicken sie |klick |mehr )?(?:hier|mehr|weiter|link|details)|mehr (?:erfahren|lesen|dazu|infos?|informationen)|weiterlesen|hier klicken|zur seite)$/i,
  fr: /^(?:(?:cliquez |cliquer )?(?:ici|plus|lien|détails|suite)|en savoir plus|lire (?:la suite|plus)|voir plus|plus d[’']infos?(?:rmations)?|cette page)$/i,
  es: /^(?:(?:haga |haz |pulse |clic )?(?:clic )?(?:aquí|más|enlace|detalles|ver más)|(?:leer|saber|ver) más|más info(?:rmación)?|esta página)$/i,
};
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** Links without words, and with words that do not say where they lead. */
export function* linkTexts({ drawn, language, instance }: Checked): Generator<CheckFinding> {
  for (const { name, href, owner } of drawn.links) {
    if (owner.isForeign) continue;
    const place = { rule: 'link-text', path: owner.path } as const;
    if (name === '') {
      const message = t('A link has no words, so nobody can tell where it leads. Write some.');
      yield { ...place, severity: 'error', excerpt: href, message };
      continue;
    }
    const plain = name.replace(/(?<![\s.…!›»→>])[\s.…!›»→>]+$/u, '');
    const isAddress = ADDRESS.test(name);
    // A link within the page is named after the heading that it leads to.
    const saysNothing = !href.startsWith('#') && SAYS_NOTHING[language]?.test(plain) === true;
    if (!isAddress && !saysNothing) continue;
    const field = fieldWith(instance.repository.get(owner.path), name);
    yield {
      ...place,
      severity: 'warning',
      excerpt: name,
      ...(field && { field }),
      message: isAddress
        ? t('A link shows its bare address. Write the name of what it leads to.')
        : t('The words of a link do not say where it leads. Name what is there.'),
    };
  }
}
