/**
 * JSON for the inside of a `<script>`: words may hold `</script>`, and `<!--` would open a comment; without `<` they stay
 * words.
 */
export const toScriptJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
