import type { Language } from '../SearchDocument';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that say nothing about what is looked for. Folded. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: list('a an and are at be by can for from i in is it its of on or that the this to with my need want'),
  de: list(
    'als am an auf aus bei das dem den der des die ein eine einem einen einer eines er es fur ich im in ist mein mit nach oder sie und vom von zu zum zur suche brauche',
  ),
  fr: list(
    'a au aux avec c ce ces cette d dans de des du elle en est et il j je l la le les leur mon n ou par pour qu que qui s sa se ses son sur un une cherche',
  ),
  es: list(
    'a al con de del e el en es esta este la las lo los mi o para por que se sin su sus u un una unas unos y busco necesito',
  ),
};
