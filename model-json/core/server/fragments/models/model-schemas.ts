import { z } from 'zod';
import { FIELD_TYPES, MODEL_STATUSES } from '../../../../../shared/authoring/fragment-model';

const title = z.string().trim().min(1).max(200);
const description = z.string().trim().max(2000).optional();
const status = z.enum(MODEL_STATUSES);

/** What `POST /adobe/sites/cf/models` sends. */
export const newModelSchema = z.object({
  title,
  /** @default from the title */
  name: z.string().optional(),
  description,
  status: status.default('enabled'),
  /** `/conf/mysite`. */
  configurationFolder: z.string(),
});

const fieldSchema = z.object({
  node: z.string().optional(),
  copyOf: z.string().optional(),
  name: z.string(),
  label: z.string().trim(),
  type: z.enum(FIELD_TYPES),
  multiple: z.boolean(),
  required: z.boolean(),
  description: z.string().trim().max(1000).optional(),
  placeholder: z.string().trim().max(200).optional(),
  root: z.string().trim().max(1000).optional(),
  mimeType: z.string().max(100).optional(),
  translatable: z.boolean().optional(),
  maxLength: z.number().optional(),
  pattern: z.object({ value: z.string(), message: z.string().trim().max(500) }).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  options: z.array(z.object({ value: z.string().trim(), text: z.string().trim() })).optional(),
  initial: z.union([z.string().max(10_000), z.number(), z.boolean()]).optional(),
});

/** What `PUT /adobe/sites/cf/models/ID` sends: the whole model as it will be. */
export const modelChangeSchema = z.object({
  title,
  description,
  status,
  fields: z.array(fieldSchema).max(500),
});
