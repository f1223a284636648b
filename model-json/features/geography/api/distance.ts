/* Points on the earth. */

export { kilometresBetween, type Point } from '../distance';
