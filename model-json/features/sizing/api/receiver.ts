/* How large a receiver must be. */

export { ATMOSPHERE, peakVolume, startsVolume } from '../calculation/receiver';
