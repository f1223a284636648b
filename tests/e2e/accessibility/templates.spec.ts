import { templatePages } from '../pages/site-pages';
import { checkTemplates } from './check-templates';

checkTemplates(templatePages);
