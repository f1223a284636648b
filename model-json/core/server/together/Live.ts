import type { LiveEvents, Person } from '../../../../shared/authoring/together';

/** Who is told of an event: those who may read a page, or one person. */
export type Audience = { readonly page: string } | { readonly person: string };

export type LiveEvent = {
  readonly [Name in keyof LiveEvents]: {
    readonly name: Name;
    readonly data: LiveEvents[Name];
    readonly to: Audience;
  };
}[keyof LiveEvents];

/** A window that listens to the stream of changes. */
export interface Listening {
  readonly person: Person;
  /** Undefined for a program. */
  readonly tab: string | undefined;
}

/** Events for the open windows of all authors. The stream of changes passes them on to those who may know. */
export class Live {
  private readonly listeners = new Set<(event: LiveEvent) => void>();

  tell(event: LiveEvent): void {
    this.listeners.forEach((listener) => listener(event));
  }

  /** @returns a function that ends the subscription */
  listen(listener: (event: LiveEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
