/** Faults of a file that the server sent, with messages for the teacher. */
import { failure } from '../../shared/contract/result'
import { text } from '../../shared/text'
import { ApiError } from '../http/api-error'

const fault = (message: string) => new ApiError(failure('invalid-response', message).error)

export const notWorkbook = () => fault(text.notSheet)
export const incomplete = () => fault(text.incomplete)
export const tooLarge = () => fault(text.tooLarge)
