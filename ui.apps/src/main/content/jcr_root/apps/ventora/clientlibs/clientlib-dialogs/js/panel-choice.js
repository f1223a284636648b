/*
 * A choice of panels, as in "Tab shown first": its options are the entries of the list of panels in the same dialog
 * (Core Components' children editor), as they are before the author saves.
 */
(function (document, $) {
  'use strict';

  const stored = (dialog, name) =>
    [...dialog.querySelectorAll(`[data-ventora-panel-stored="${name}"]`)].map((input) => input.value);

  /** A panel that was just added has no name yet, so it cannot be chosen until the dialog is saved. */
  const panels = (list) =>
    [...list.querySelectorAll('coral-multifield-item[data-name]')].map((item) => ({
      value: item.dataset.name,
      text: item.querySelector('input').value || item.dataset.name,
    }));

  function fill(select, list, chosen) {
    select.items
      .getAll()
      .filter((item) => item.value !== '')
      .forEach((item) => select.items.remove(item));
    panels(list).forEach(({ value, text }) => {
      select.items.add({ value, content: { textContent: text }, selected: chosen.includes(value) });
    });
  }

  function connect(select, dialog) {
    const list = dialog.querySelector('[data-cmp-is="childrenEditor"]');
    if (!list) return;
    const name = select.getAttribute('data-ventora-panel-choice');
    fill(select, list, stored(dialog, name));
    // Keep the choice when a title changes or a panel is removed.
    list.addEventListener('change', () => fill(select, list, select.values));
    // A single panel is submitted by its hidden input, several by the select itself.
    if (!select.multiple) {
      select.addEventListener('change', () => {
        dialog.querySelector(`[data-ventora-panel-stored="${name}"]`).value = select.value;
      });
    }
  }

  $(document).on('foundation-contentloaded', (event) => {
    event.target.querySelectorAll('[data-ventora-panel-choice]').forEach((select) => {
      Coral.commons.ready(select, () => connect(select, select.closest('form') || document));
    });
  });
})(document, Granite.$);
