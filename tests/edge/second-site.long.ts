/**
 * @jest-environment-options {"customExportConditions": ["harbour", "node", "node-addons"]}
 */
import { describeProject } from './adobe/describe-project';

describe('a project of Edge Delivery for the second site', () =>
  describeProject({
    site: 'harbour',
    // Opening times, a form, a map, events, and another language.
    below: ['/content/harbour/gb/en/visit', '/content/harbour/gb/en/borrow', '/content/harbour/gb/fr/about'],
    example: { name: 'visit', island: 'header', words: 'Three doors and a bus' },
  }));
