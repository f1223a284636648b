import { LANGUAGES, type Language } from '../SearchDocument';
import { fold } from './fold';
import { stem } from './stem';
import type { Synonyms } from './synonyms';
import { wordsOf } from './words';

/** Finds the synonyms of a stem. A synonym of several words is a list of several stems. */
export class SynonymIndex {
  private readonly groups = new Map<Language, Map<string, (readonly string[])[]>>();

  constructor(synonyms: Synonyms) {
    for (const language of LANGUAGES) {
      const byStem = new Map<string, (readonly string[])[]>();
      for (const group of synonyms[language]) {
        const members = group.map((member) => wordsOf(member).map((word) => stem(word, language)));
        for (const member of members) {
          if (member.length !== 1) continue;
          const others = members.filter((other) => other !== member);
          byStem.set(member[0]!, [...(byStem.get(member[0]!) ?? []), ...others]);
        }
      }
      this.groups.set(language, byStem);
    }
  }

  of(stemmed: string, language: Language): readonly (readonly string[])[] {
    return this.groups.get(language)!.get(fold(stemmed)) ?? [];
  }
}
