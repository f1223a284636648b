import type { FieldConfig } from '../config/field-config';
import { emit } from '../config/widget-events';
import { announcer } from './announcer';
import { askAsTyped } from './ask-as-typed';
import { chooseSuggestion } from './choose-suggestion';
import { combobox } from './combobox';
import { fieldParts } from './field-parts';
import { isOpen, optionsOf, setOpen } from './list-state';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { groupsOf, suggestionOf, wordsTo, type Suggestion } from './suggestion-options';

/**
 * Suggestions for a field from `fieldView`: words to search for, pages to go to, and, while it is empty, recent searches. If
 * the service fails, the field remains a plain form.
 * @returns removes the behaviour
 */
export function suggestField(root: HTMLElement, config: FieldConfig): () => void {
  const { language, recent, texts } = config;
  const off = new AbortController();
  const { signal } = off;
  const parts = () => fieldParts(root);
  const words = () => parts().input.value.trim();
  const say = announcer(root, signal);
  /** The words for which the list, open or closed, was filled. */
  let listed = '';
  const show = (suggestions: readonly Suggestion[], q: string) => {
    const { list, forget } = parts();
    listed = q;
    list.replaceChildren(...groupsOf(suggestions, q, list.id, texts));
    forget.hidden = suggestions[0]?.kind !== 'recent';
    setOpen(parts(), suggestions.length > 0 && root.contains(document.activeElement));
    say(countOf(suggestions.length, q, texts));
  };
  const showRecent = () => {
    const searches = recent > 0 ? recentSearches(language) : [];
    show(
      searches.map((each) => wordsTo(each, 'recent', config)),
      '',
    );
  };
  const [onWords, forget] = askAsTyped(root, config, show, say, showRecent);
  const close = () => {
    forget();
    setOpen(parts(), false);
  };
  const takeOff = combobox(root, {
    parts,
    onAsked() {
      if (words() && words() === listed) setOpen(parts(), optionsOf(parts()).length > 0);
      else onWords();
    },
  });
  root.addEventListener('input', ({ target }) => target === parts().input && onWords(), { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('submit', onSubmit, { signal });
  // The visitor may have focused the field and typed while the chunk was loading.
  if (parts().input === document.activeElement) onWords();

  function onSubmit(event: SubmitEvent): void {
    if (event.target !== parts().form) return;
    rememberSearch(language, words(), recent);
    const { url } = wordsTo(words(), 'words', config);
    if (!emit(root, 'search', { q: words(), url })) event.preventDefault();
    close();
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const option = event.target.closest('[role="option"]');
    const suggestion = option && suggestionOf.get(option);
    if (suggestion) {
      chooseSuggestion(root, event, suggestion, config);
      // In a new tab: this page, and its list, stay as they are.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!suggestion.item) parts().input.value = suggestion.title;
      close();
    } else if (event.target.closest('.search-field__clear')) {
      parts().input.value = '';
      parts().input.focus();
      onWords();
    } else if (event.target.closest('.search-field__forget')) {
      forgetSearches(language);
      parts().input.focus();
      show([], '');
      say(texts.forgotten);
    }
  }

  return () => {
    off.abort();
    forget();
    if (isOpen(parts())) setOpen(parts(), false);
    takeOff();
  };
}

function countOf(count: number, q: string, texts: FieldConfig['texts']): string {
  if (count === 0) return q ? texts.noSuggestions : '';
  return count === 1 ? texts.oneSuggestion : texts.manySuggestions.replace('{0}', String(count));
}
