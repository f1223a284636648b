import path from 'node:path';
import { checkTemplates } from '../e2e/accessibility/check-templates';
import { onePerTemplate, pagesBelow } from '../e2e/pages/site-pages';

const content = path.resolve(__dirname, '../../model-json/sites/harbour/content');
const isForVisitors = (page: string) => !page.includes('/errors/');

checkTemplates(onePerTemplate(pagesBelow('/content/harbour/gb/en', content).filter(isForVisitors), content));
