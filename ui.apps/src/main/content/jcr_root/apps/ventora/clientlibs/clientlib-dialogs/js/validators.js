/* Checks that Granite UI lacks. A validator returns a message, or undefined if the value is valid. */
(function (window, $, i18n) {
  'use strict';

  const registry = $(window).adaptTo('foundation-registry');

  const register = (name, validate) =>
    registry.register('foundation.validation.validator', {
      // Granite UI lists a field's validators in this attribute, separated by spaces.
      selector: `[data-foundation-validation~="${name}"]`,
      validate,
    });

  const isHidden = (element) => element.closest('.hide, [hidden]') !== null;

  function values(element) {
    const field = $(element).adaptTo('foundation-field');
    const all = field.getValues ? field.getValues() : [field.getValue()];
    return all.filter((value) => typeof value === 'string' && value.trim() !== '');
  }

  /** Like HTML's `pattern`: must match the whole value; empty values are valid. */
  register('ventora.pattern', (element) => {
    const pattern = element.getAttribute('data-ventora-pattern');
    const [value] = values(element);
    if (isHidden(element) || value === undefined || new RegExp(`^(?:${pattern})$`, 'v').test(value)) return;
    return i18n.get(element.getAttribute('data-ventora-pattern-message'));
  });

  const isFilled = (element) =>
    element.matches('coral-multifield') ? element.items.length > 0 : values(element).length > 0;

  /** Granite UI requires a field even while it is hidden, so the dialog could not be saved. */
  register('ventora.required-when-shown', (element) => {
    if (isHidden(element) || isFilled(element)) return;
    return i18n.get('Please fill out this field.');
  });

  register('ventora.max-entries', (element) => {
    const limit = Number(element.getAttribute('data-ventora-max-entries'));
    if (isHidden(element) || element.items.length <= limit) return;
    return i18n.get('At most {0} entries.', [limit]);
  });
})(window, Granite.$, Granite.I18n);
