/** JSON for a `<script>`: text can contain `</script>`, and `<!--` would open a comment, so `<` is escaped. */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
