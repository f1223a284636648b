import type { ConnectionRole } from '../../products/technical-lists';
import type { Sized } from './kinds';
import type { Connection } from './Shape';

/** What a kind draws its body from: the space that it fills exactly, around the origin, and what is connected to it. */
export interface Space extends Omit<Sized, 'connections'> {
  readonly connections: readonly Connection[];
}

/** The first connection with a role. */
export const connectionOf = ({ connections }: Space, role: ConnectionRole): Connection | undefined =>
  connections.find(({ name }) => name === role);
