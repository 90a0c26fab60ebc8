/** Changes of applications for student accounts. Of the uploaded file only the count is stored. */
import * as v from 'valibot'
import { change } from './change'

const application = {
  id: v.string(),
  account: v.string(),
  at: v.number(),
  kind: v.picklist([1, 2, 3]),
  file: v.string(),
  count: v.number(),
  /** Whether the office will send the application back with a question. */
  asked: v.boolean(),
}

export type Application = v.InferOutput<v.ObjectSchema<typeof application, undefined>>

export const applicationState = () => ({ applications: [] as Application[] })

export const applicationChanges = {
  application: change(application, ({ state }, entry) => void state.applications.push(entry)),
}
