export { useLeaveWarning } from '../../editor/screen/use-leave-warning';
