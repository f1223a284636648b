import { compareCells } from './compare-cells';

type Order = 'none' | 'ascending' | 'descending';

/** Each press moves on to the next order; the third is the author's. */
const next: Record<Order, Order> = { none: 'ascending', ascending: 'descending', descending: 'none' };

/** Sorts the rows by the column whose header is pressed; `aria-sort` has the column and the direction. */
export function mount(root: HTMLElement): () => void {
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.cmp-table__sort') : null;
    const head = button?.closest('th');
    const body = head?.closest('table')?.tBodies[0];
    if (!button || !head || !body) return;
    const order = next[(head.getAttribute('aria-sort') ?? 'none') as Order];
    root.querySelectorAll('th[aria-sort]').forEach((other) => other.removeAttribute('aria-sort'));
    if (order !== 'none') head.setAttribute('aria-sort', order);
    body.append(...sorted([...body.rows], Number(button.dataset.column), order));
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

function sorted(rows: HTMLTableRowElement[], column: number, order: Order): HTMLTableRowElement[] {
  const authored = rows.sort((a, b) => Number(a.dataset.row) - Number(b.dataset.row));
  if (order === 'none') return authored;
  const textOf = (row: HTMLTableRowElement) => row.cells[column]?.textContent?.trim() ?? '';
  const language = rows[0]?.closest<HTMLElement>('[lang]')?.lang ?? 'en';
  const compare = compareCells(rows.map(textOf), language, order === 'descending');
  return authored.sort((a, b) => compare(textOf(a), textOf(b)));
}
