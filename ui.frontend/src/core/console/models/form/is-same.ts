/** Whether two settings say the same: in whatever order, and with nothing for what is empty. */
export const isSame = (a: unknown, b: unknown): boolean => printed(a) === printed(b);

const printed = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(
          Object.entries(member)
            .filter(([, each]) => each !== undefined && each !== '' && each !== false)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : member,
  );
