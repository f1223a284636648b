/** Whether a process with this id is running. */
import { codeOf } from '../../../../shared/checked/error-parts';
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
