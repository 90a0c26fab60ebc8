/**
 * Parses XML from outside with saxes, as it is inflated. A document type is refused, as by Excel; saxes replaces XML's
 * five entities and character references only, so no text can grow by expansion.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { RefusedFile } from './refused-file'

/** A list of some thousand rows has some hundred thousand tags. */
const maxTags = 1_500_000

export interface XmlHandlers {
  /** `name` has no namespace prefix. */
  open(name: string, tag: SaxesTagPlain): void
  close?(name: string): void
  /** Text or CDATA. The text of one element can come in several pieces. */
  text?(text: string): void
}

/** Programs choose the prefixes of namespaces freely: `x:row` is a `row`. */
export const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The value of an attribute, whatever the prefix of its name; undefined when the tag has no such attribute. */
export function attribute({ attributes }: SaxesTagPlain, name: string): string | undefined {
  const key = name in attributes ? name : Object.keys(attributes).find(one => withoutPrefix(one) === name)
  return key === undefined ? undefined : attributes[key]
}

/** Whether an attribute says yes. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/**
 * Calls `handlers` for the tags and texts in their order, and passes on the errors that they throw. Throws
 * RefusedFile('large') when the document has too many tags, RefusedFile('doctype') when it defines a document type. XML
 * that is not well-formed is read as far as possible, because some programs write such parts.
 */
export async function parseXml(chunks: AsyncIterable<Uint8Array>, handlers: XmlHandlers): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let tags = 0
  const countTag = () => {
    if (++tags > maxTags) throw new RefusedFile('large')
  }
  parser.on('error', () => undefined)
  parser.on('doctype', () => {
    throw new RefusedFile('doctype')
  })
  parser.on('opentag', tag => {
    countTag()
    handlers.open(withoutPrefix(tag.name), tag)
  })
  parser.on('closetag', tag => {
    if (!tag.isSelfClosing) countTag()
    handlers.close?.(withoutPrefix(tag.name))
  })
  parser.on('text', text => handlers.text?.(text))
  parser.on('cdata', text => handlers.text?.(text))
  const decoder = new TextDecoder()
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }))
  parser.write(decoder.decode()).close()
}
