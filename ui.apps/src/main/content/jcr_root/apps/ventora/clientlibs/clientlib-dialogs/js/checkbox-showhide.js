/*
 * Shows fields while a box is ticked, or while it is not. AEM has such a script for selects
 * (`cq-dialog-dropdown-showhide`); the attributes have the same names.
 */
(function (document, $) {
  'use strict';

  const trigger = '.ventora-checkbox-showhide';

  function showHide(checkbox) {
    const dialog = checkbox.closest('form') || document;
    const target = checkbox.getAttribute('data-ventora-checkbox-showhide-target');
    dialog.querySelectorAll(target).forEach((fields) => {
      fields.classList.toggle('hide', fields.getAttribute('data-showhidetargetvalue') !== String(checkbox.checked));
    });
  }

  $(document).on('foundation-contentloaded', (event) => {
    event.target.querySelectorAll(trigger).forEach((checkbox) => {
      // Until Coral has upgraded the element, it never reads as ticked.
      Coral.commons.ready(checkbox, showHide);
    });
  });

  $(document).on('change', trigger, (event) => showHide(event.currentTarget));
})(document, Granite.$);
