import { partBefore } from '../../../../shared/checked/part-before';

/** An invalid parameter of an address; the message says what would be right. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
  readonly code = 'VEN_SEARCH_ADDRESS';
  readonly statusCode = 400;

  constructor(
    readonly parameter: string,
    message: string,
  ) {
    super(`${parameter}: ${message}`);
  }
}

const MOST_CHARACTERS = 8000;
const MOST_PARAMETERS = 200;

/** Names and values of an address's query, decoded strictly: invalid UTF-8 is an error, not replacement characters. */
export class QueryString {
  private readonly values = new Map<string, string[]>();

  /** @throws AddressError */
  constructor(url: string) {
    const start = url.indexOf('?');
    const query = start < 0 ? '' : partBefore(url.slice(start + 1), '#');
    if (query.length > MOST_CHARACTERS) {
      throw new AddressError(
        'address',
        `has ${query.length} characters after "?"; the maximum is ${MOST_CHARACTERS}`,
      );
    }
    const parts = query.split('&').filter(Boolean);
    if (parts.length > MOST_PARAMETERS) {
      throw new AddressError('address', `has ${parts.length} parameters; the maximum is ${MOST_PARAMETERS}`);
    }
    for (const part of parts) this.add(part);
  }

  get names(): readonly string[] {
    return [...this.values.keys()];
  }

  /** The values of a name; empty values count as missing. */
  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  /** @throws AddressError if there are several */
  one(name: string): string | undefined {
    const values = this.all(name);
    if (values.length > 1) throw new AddressError(name, 'is given more than once; give it once');
    return values[0];
  }

  private add(part: string): void {
    const equals = part.indexOf('=');
    const name = decode(equals < 0 ? part : part.slice(0, equals), 'address');
    const value = equals < 0 ? '' : decode(part.slice(equals + 1), name);
    if (value === '') return;
    this.values.set(name, [...this.all(name), value]);
  }
}

function decode(text: string, parameter: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new AddressError(
      brief(parameter),
      'is not percent-encoded UTF-8; encode it with encodeURIComponent',
    );
  }
}

/** Keeps what a message quotes short. */
export const brief = (text: string): string => text.slice(0, 60);
