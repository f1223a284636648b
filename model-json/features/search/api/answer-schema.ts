/* What a feature needs to describe its results in `openapi.json`. */

export {
  explanation,
  picture,
  unit,
  type Match,
  type Nothing,
  type Undescribed,
} from '../server/answers/answer-schema';
export type { ItemSchema } from '../server/answers/ItemSchema';
