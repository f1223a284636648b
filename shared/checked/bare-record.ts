/** An empty object without a prototype: safe with any key, `__proto__` and `constructor` too. */
export const bareRecord = <T>(): Record<string, T> => Object.create(null);
