/** Of a message or stack, what support needs and what names nobody: listed words of the engine, codes and places. */
import { constants } from 'node:os'
import { text } from '../../shared/text'

const { hidden } = text.faultReport

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Codes of connections and certificates, which the system does not list. */
const networkCodes = setOf(`ENOTFOUND EAI_AGAIN EAI_FAIL CERT_HAS_EXPIRED CERT_NOT_YET_VALID CERT_UNTRUSTED
  DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY
  UNABLE_TO_VERIFY_LEAF_SIGNATURE`)

/** Codes of Node, of the network library and of the checks of certificates. */
const nodeCode = /^ERR_(?:BAD|FS|HTTP|HTTP2|INVALID|NETWORK|SOCKET|SSL|STREAM|TLS|CANCELED)(?:_[A-Z]+)*$/

/** Whether the word is a code of the system, of Node or of a certificate. */
export const isErrorCode = (word: string): boolean =>
  Object.hasOwn(constants.errno, word) || networkCodes.has(word) || nodeCode.test(word)

const errorNames = setOf(`Error TypeError RangeError ReferenceError SyntaxError EvalError URIError AggregateError
  DOMException AbortError DataCloneError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
  NotSupportedError QuotaExceededError SecurityError TimeoutError ApiError AxiosError BridgeError ConfigError ValiError
  ProfileInUse RefusedFile`)

/** The words of the messages of JavaScript and of React. None of them is a name. */
const engineWords = setOf(`Cannot cannot read set properties property of undefined null reading setting is not a an
  function iterable defined object constructor Assignment to constant variable before initialization Invalid invalid
  array string length Maximum call stack size exceeded Unexpected unexpected token end input in JSON position Minified
  React error access Failed failed fetch dynamically imported module permission denied operation permitted
  no such file or directory open rename unlink mkdir write busy locked resource already exists connect timed out`)

/** The number of a message of React. */
const reactNumber = /^#\d{1,3}$/

/** A place in a file of the program: as a frame of a stack has it. */
const ownPlace =
  /[\\/](?:assets|dist[\\/](?:main|preload)(?:[\\/]chunks)?)[\\/](?<place>[\w-]{1,60}\.[cm]?js(?::\d{1,7}){1,2})\)?$/u

function lineWords(line: string): string {
  if (/^\s+at /u.test(line)) return `    at ${ownPlace.exec(line)?.groups?.place ?? hidden}`
  const kept = line.split(/\s+/u).map(word => {
    const bare = word.replace(/[:;,.()]+$/u, '').replace(/^\(/u, '')
    const isKept = errorNames.has(bare) || engineWords.has(bare) || reactNumber.test(bare) || isErrorCode(bare)
    return isKept || bare === '' ? word : hidden
  })
  // Even how many words a name has is nobody's business.
  return kept.filter((word, at) => word !== hidden || kept[at - 1] !== hidden).join(' ')
}

/** The words of the program in `message`; every other word, name, address and number is hidden. */
export const programWords = (message: string): string => message.split('\n').map(lineWords).join('\n')
