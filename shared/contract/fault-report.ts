/** The files of the report of a fault. */
import * as v from 'valibot'
import { text } from '../text'

const { files } = text.faultReport

/** A file of the report; `description` has the teacher's own words. */
const reportFile = v.strictObject({
  name: v.picklist(Object.values(files)),
  text: v.pipe(v.string(), v.maxLength(1_000_000)),
})

export type ReportFile = v.InferOutput<typeof reportFile>

/** The files that are saved, each once. */
export const reportFiles = v.pipe(
  v.array(reportFile),
  v.minLength(1),
  v.maxLength(Object.keys(files).length),
  v.check(chosen => new Set(chosen.map(({ name }) => name)).size === chosen.length),
)
