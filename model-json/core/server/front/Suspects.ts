import { partBefore } from '../../../../shared/checked/part-before';

/** How often an address can stall a drawer. */
const ADDRESS = 2;
/** The same for a path with any query, since anybody can make up many queries. */
const PATH = 4;
const MOST = 1000;

/** Addresses that stalled a drawer. After a few times they are refused until the content changes. */
export class Suspects {
  private readonly strikes = new Map<string, number>();

  add(address: string): void {
    for (const key of new Set([address, pathOf(address)])) {
      if (this.strikes.size >= MOST) this.strikes.clear();
      this.strikes.set(key, (this.strikes.get(key) ?? 0) + 1);
    }
  }

  has(address: string): boolean {
    const times = (key: string) => this.strikes.get(key) ?? 0;
    return times(address) >= ADDRESS || times(pathOf(address)) >= PATH;
  }

  clear(): void {
    this.strikes.clear();
  }
}

const pathOf = (address: string): string => partBefore(address, '?');
