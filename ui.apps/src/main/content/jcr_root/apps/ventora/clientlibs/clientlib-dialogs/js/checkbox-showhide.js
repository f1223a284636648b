/*
 * Shows fields while a box is ticked, or while it is not. AEM has such a script for selects
 * (`cq-dialog-dropdown-showhide`); the attributes are called as there.
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
      // Before Coral has made a checkbox of it, it is never ticked.
      Coral.commons.ready(checkbox, showHide);
    });
  });

  $(document).on('change', trigger, (event) => showHide(event.currentTarget));
})(document, Granite.$);
