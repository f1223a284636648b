import type { z } from 'zod';
import type { formButtonModel } from './FormButton.model';

export const fixtures = {
  default: { id: 'form-button-1', title: 'Send', name: '', value: '', type: 'SUBMIT' },
  'tells that it was pressed': { id: 'form-button-2', title: 'Save as draft', name: 'do', value: 'draft' },
  'for a script': { id: 'form-button-3', title: 'Calculate', type: 'BUTTON' },
  'long German words': { id: 'form-button-4', title: 'Druckluftaufbereitungsangebotsanforderung absenden' },
  'right to left': { id: 'form-button-5', title: 'إرسال' },
  'hostile words': { id: 'form-button-6', title: '<script>alert(1)</script>', name: '"onclick="x' },
  empty: { id: 'form-button-7' },
} satisfies Record<string, z.input<typeof formButtonModel>>;
