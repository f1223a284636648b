export { knownTitles } from '../../editor/session/conflict/conflict-text';
