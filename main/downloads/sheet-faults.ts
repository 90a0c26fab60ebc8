/** What is wrong with a file that the server sent, in the teacher's words. */
import { failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { ApiFault } from '../http/fault'

const fault = (message: string) => new ApiFault(failure('invalid-response', message).error)

export const notSheet = () => fault(text.notSheet)
export const incomplete = () => fault(text.incomplete)
export const tooLarge = () => fault(text.tooLarge)
