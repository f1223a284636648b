/** Properties that AEM keeps as `Date`; any other text that looks like a date stays text, unless its exact form says what it is. */
export const DATE_PROPERTIES: ReadonlySet<string> = new Set([
  'jcr:created',
  'jcr:lastModified',
  'cq:lastModified',
  'cq:lastReplicated',
  'cq:lastRolledout',
  'onTime',
  'offTime',
]);

/** A date as JCR spells it: `2026-11-20T09:00:00.000+01:00`. */
export const JCR_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}(?:Z|[+-]\d{2}:\d{2})$/;
