import type { FieldConfig } from '../config/field-config';
import { emit } from '../config/widget-events';
import { suggester } from '../service/suggester';
import { fieldParts } from './field-parts';
import { suggestionsOf, type Suggestion } from './suggestion-options';
import { whenTypingRests } from './when-typing-rests';

/**
 * Fetches the service's suggestions for the field's text, or shows recent searches while it is empty.
 * @param show fills the list
 * @param say announces a text
 * @returns a handler for events in the field, and a function that aborts the pending request
 */
export function askAsTyped(
  root: HTMLElement,
  config: FieldConfig,
  show: (suggestions: readonly Suggestion[], q: string) => void,
  say: (text: string) => void,
  showRecent: () => void,
): [onWords: () => void, forget: () => void] {
  const { suggest, language, minLength } = config;
  const asking = whenTypingRests(suggest ? suggester({ suggest, language }) : undefined, {
    onWait: (waits) => root.toggleAttribute('data-field-waits', waits),
    onAnswer(answer) {
      const suggestions = suggestionsOf(answer, config);
      show(suggestions, answer.q);
      emit(root, 'results', { q: answer.q, total: suggestions.length });
    },
    onFailure(error) {
      show([], '');
      emit(root, 'failure', { reason: error.message });
    },
  });
  const onWords = () => {
    const { clear, input } = fieldParts(root);
    const q = input.value.trim();
    clear.hidden = input.value === '';
    if (q.length >= minLength) return asking.ask(q);
    asking.forget();
    if (q) show([], '');
    else showRecent();
    say('');
  };
  return [onWords, asking.forget];
}
