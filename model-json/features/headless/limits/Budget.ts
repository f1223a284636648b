import { GraphQLError } from 'graphql';
import { LIMITS } from './limits';

/** Share of a value that a comparison costs. */
const COMPARED = 0.02;
const CHARACTERS = 200;

/** What the execution of a query has cost. */
export class Budget {
  private left: number = LIMITS.cost;

  get isSpent(): boolean {
    return this.left < 0;
  }

  /** A value is part of the answer. @throws GraphQLError if there are too many */
  read(value?: unknown): void {
    this.spend(1 + lengthOf(value) / CHARACTERS);
  }

  /** A value is compared, to filter or to sort. @throws GraphQLError if there are too many */
  compare(value?: unknown): void {
    this.spend(COMPARED * (1 + lengthOf(value) / CHARACTERS));
  }

  private spend(cost: number): void {
    this.left -= cost;
    if (this.isSpent) throw tooCostly();
  }
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

export const tooCostly = (): GraphQLError =>
  new GraphQLError(
    `The query reads more than ${LIMITS.cost} values; ask for fewer fields, or for a page at a time (limit, first)`,
    { extensions: { code: 'QUERY_TOO_COSTLY' } },
  );
