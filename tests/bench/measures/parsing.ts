import axios from 'axios'
import { readBody } from '../../../main/http/envelope'
import { type EndpointName, type EndpointRequest, endpointRow } from '../../../shared/endpoints/index'
import { logIn } from '../../fixtures/teacher'
import { callTimes } from '../call-times'
import { type Figure, type Measure, middle, times } from '../measure'
import { startSchool } from '../processes'
import type { Sample } from '../stats'

/** The largest number of rows per request (shared/endpoints/row.ts). */
const page = { page: 1, limit: 200 }

/** The raw body of a reply. */
async function bodyOf<N extends EndpointName>(
  teacher: Awaited<ReturnType<typeof logIn>>,
  name: N,
  request: EndpointRequest<N>,
): Promise<{ name: N; bytes: Uint8Array }> {
  const response = teacher.preparedRequest(name, request)
  const { data } = await axios.request<ArrayBuffer>({ ...response, proxy: false, responseType: 'arraybuffer' })
  return { name, bytes: new Uint8Array(data) }
}

/** Parses the body in both ways; `size` is its length in kB. */
function sidesOf({ name, bytes }: { name: EndpointName; bytes: Uint8Array }, count: number) {
  const row = endpointRow(name)
  const text = new TextDecoder().decode(bytes)
  const sized = async (times: Promise<Sample>) => ({ ...(await times), size: bytes.length / 1000 })
  return {
    schema: () =>
      sized(
        callTimes(count, async () => {
          if (!readBody(row, 200, bytes).result.ok) throw new Error(`${name} does not fit its schema`)
        }),
      ),
    json: () => sized(callTimes(count, async () => void JSON.parse(text))),
  }
}

const figuresOf = (what: string, schema: string, json: string): Figure[] => [
  { label: `${what}: its size in kB`, unit: '', value: middle(schema, 'size') },
  { label: '… by its schema, p50', unit: 'ms', value: middle(schema, 'p50') },
  { label: '… by JSON.parse alone, p50', unit: 'ms', value: middle(json, 'p50') },
  { label: '… ratio', unit: '×', value: times(schema, json, 'p50') },
]

export const parsing: Measure = {
  name: 'parsing',
  title: 'the largest list and the largest page of the matrix read by their schemas, against JSON.parse alone',
  idle: 1,
  async open({ folder, quick }) {
    const full = await startSchool(`${folder}/full`, 'full')
    const teacher = await logIn(full)
    const list = await bodyOf(teacher, 'impression-page-list', page)
    await full.stop()
    const huge = await startSchool(`${folder}/huge`, 'huge')
    const other = await logIn(huge)
    const matrix = await bodyOf(other, 'topic-score-overview-y', { homework_id: other.homeworkId, ...page })
    await huge.stop()
    const count = quick ? 10 : 200
    const [ofList, ofMatrix] = [sidesOf(list, count), sidesOf(matrix, count)]
    return {
      sides: { list: ofList.schema, listJson: ofList.json, matrix: ofMatrix.schema, matrixJson: ofMatrix.json },
      close: async () => undefined,
    }
  },
  figures: [
    ...figuresOf('200 impressions', 'list', 'listJson'),
    ...figuresOf('200 students × 60 topics', 'matrix', 'matrixJson'),
  ],
}
