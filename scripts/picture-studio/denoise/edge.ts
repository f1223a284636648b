/**
 * Beyond its edge a picture goes on as in a mirror: noise stays noise there. A row repeated would become stripes, which the network
 * takes for something that was rendered.
 *
 * @returns the row or column that stands for `at`
 */
export const mirrored = (at: number, size: number): number => (at < size ? at : 2 * size - 1 - at);
