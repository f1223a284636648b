/**
 * The best places in order, without sorting the rest.
 * @param goesBefore whether the first comes before the second; a strict total order
 */
export function top(
  places: Int32Array,
  count: number,
  goesBefore: (a: number, b: number) => boolean,
): number[] {
  if (count >= places.length) return [...places].sort((a, b) => (goesBefore(a, b) ? -1 : 1));
  const heap: number[] = []; // the worst of the best on top
  const sink = (from: number) => {
    for (let at = from; ;) {
      let worst = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && goesBefore(heap[worst]!, heap[child]!)) worst = child;
      }
      if (worst === at) return;
      [heap[at], heap[worst]] = [heap[worst]!, heap[at]!];
      at = worst;
    }
  };
  for (const place of places) {
    if (heap.length < count) {
      heap.push(place);
      if (heap.length === count) for (let at = count >> 1; at >= 0; at -= 1) sink(at);
    } else if (goesBefore(place, heap[0]!)) {
      heap[0] = place;
      sink(0);
    }
  }
  return heap.sort((a, b) => (goesBefore(a, b) ? -1 : 1));
}
