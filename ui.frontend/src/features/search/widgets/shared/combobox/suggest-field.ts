import type { FieldConfig } from '../config/field-config';
import { emit } from '../config/widget-events';
import { suggester } from '../service/suggester';
import { combobox } from './combobox';
import { fieldParts } from './field-parts';
import { isOpen, optionsOf, setOpen } from './list-state';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { groupsOf, suggestionOf, suggestionsOf, wordsTo, type Suggestion } from './suggestion-options';
import { whenTypingRests } from './when-typing-rests';

/** Screen readers hear the count when the list has come to rest, ms. */
const quiet = 600;

/**
 * Suggestions for a field that `fieldView` drew: words to search for, places to go to, and, while it is empty, what was
 * searched for before. Without an answer the field stays the plain form that it is.
 * @returns takes the behaviour off again
 */
export function suggestField(root: HTMLElement, config: FieldConfig): () => void {
  const { language, minLength, recent, texts, suggest } = config;
  const off = new AbortController();
  const { signal } = off;
  const parts = () => fieldParts(root);
  const words = () => parts().input.value.trim();
  let speaking: ReturnType<typeof setTimeout> | undefined;
  /** The words that the list, open or closed, is about. */
  let listed: string | undefined;

  const say = (text: string) => {
    clearTimeout(speaking);
    speaking = setTimeout(() => (parts().status.textContent = text), quiet);
  };
  const show = (suggestions: readonly Suggestion[], q: string) => {
    const { list, forget } = parts();
    listed = q;
    list.replaceChildren(...groupsOf(suggestions, q, list.id, texts));
    forget.hidden = suggestions[0]?.kind !== 'recent';
    setOpen(parts(), suggestions.length > 0 && root.contains(document.activeElement));
    say(countOf(suggestions.length, q, texts));
  };
  const showRecent = () => {
    if (recent > 0)
      show(
        recentSearches(language).map((each) => wordsTo(each, 'recent', config)),
        '',
      );
    else show([], '');
  };

  const asking = whenTypingRests(suggest ? suggester({ suggest, language }) : undefined, {
    onWait: (waits) => root.toggleAttribute('data-field-waits', waits),
    onAnswer(answer) {
      const suggestions = suggestionsOf(answer, config);
      show(suggestions, answer.q);
      emit(root, 'results', { q: answer.q, total: suggestions.length });
    },
    onFailure(error) {
      show([], '');
      listed = undefined;
      say('');
      emit(root, 'failure', { reason: error.message });
    },
  });
  const onWords = () => {
    const q = words();
    parts().clear.hidden = parts().input.value === '';
    if (q.length >= minLength) return asking.ask(q);
    asking.forget();
    if (q) show([], '');
    else showRecent();
    say('');
  };

  const takeOff = combobox(root, {
    parts,
    onAsked() {
      if (words() && words() === listed) setOpen(parts(), optionsOf(parts()).length > 0);
      else onWords();
    },
  });
  root.addEventListener('input', ({ target }) => target === parts().input && onWords(), { signal });
  root.addEventListener('click', (event) => onClick(event), { signal });
  root.addEventListener('submit', (event) => onSubmit(event), { signal });
  // Somebody may have come and typed while the chunk was on its way.
  if (parts().input === document.activeElement) onWords();

  function onSubmit(event: SubmitEvent): void {
    if (event.target !== parts().form) return;
    rememberSearch(language, words(), recent);
    const { url } = wordsTo(words(), 'words', config);
    if (!emit(root, 'search', { q: words(), url })) event.preventDefault();
    asking.forget();
    setOpen(parts(), false);
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const option = event.target.closest('[role="option"]');
    const suggestion = option && suggestionOf.get(option);
    if (suggestion) choose(event, suggestion);
    else if (event.target.closest('.search-field__clear')) {
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

  function choose(event: MouseEvent, { kind, title, url, item }: Suggestion): void {
    const isSearch = !item;
    if (isSearch) rememberSearch(language, title, recent);
    const goesOn = isSearch
      ? emit(root, 'search', { q: title, url })
      : emit(root, 'select', { type: kind, title, url, ...(item.sku && { sku: item.sku }) });
    if (!goesOn) event.preventDefault();
    // In a new tab this page, and its list, stay as they are.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isSearch) parts().input.value = title;
    asking.forget();
    setOpen(parts(), false);
  }

  return () => {
    off.abort();
    asking.forget();
    clearTimeout(speaking);
    if (isOpen(parts())) setOpen(parts(), false);
    takeOff();
  };
}

function countOf(count: number, q: string, texts: FieldConfig['texts']): string {
  if (count === 0) return q ? texts.noSuggestions : '';
  return count === 1 ? texts.oneSuggestion : texts.manySuggestions.replace('{0}', String(count));
}
