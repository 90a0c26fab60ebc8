/** What `X509Certificate` does not tell of a certificate: how it was signed, and its extensions (RFC 5280, DER). */

interface Part {
  tag: number
  body: Buffer
}

/** The parts that stand one after the other in `der`; throws where it is not well formed. */
function partsOf(der: Buffer): Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < der.length) {
    const tag = der.readUInt8(at)
    let length = der.readUInt8(at + 1)
    at += 2
    if (length > 0x80) {
      const bytes = length & 0x7f
      length = der.readUIntBE(at, bytes)
      at += bytes
    }
    if (length === 0x80 || at + length > der.length) throw new RangeError('malformed DER')
    parts.push({ tag, body: der.subarray(at, at + length) })
    at += length
  }
  return parts
}

const inside = (part: Part | undefined): Part[] => {
  if (!part) throw new RangeError('malformed certificate')
  return partsOf(part.body)
}

interface Extension {
  critical: boolean
  value: Buffer
}

/** Object identifiers as they stand in DER, in hexadecimal. */
export const oid = {
  keyUsage: '551d0f',
  alternativeName: '551d11',
  basicConstraints: '551d13',
  nameConstraints: '551d1e',
  policies: '551d20',
  extendedKeyUsage: '551d25',
} as const

export interface CertificateFacts {
  /** The identifier of the algorithm with which it was signed. */
  signature: string
  extensions: ReadonlyMap<string, Extension>
}

const boolean = 0x01
const extensionsTag = 0xa3

/** Reads a whole certificate; throws where it is malformed, or says one thing twice. */
export function readCertificate(der: Buffer): CertificateFacts {
  const [signed, algorithm] = inside(partsOf(der)[0])
  const [identifier] = inside(algorithm)
  const fields = inside(signed)
  const extensions = new Map<string, Extension>()
  const listed = fields.find(field => field.tag === extensionsTag)
  for (const row of listed ? inside(inside(listed)[0]) : []) {
    const [name, ...rest] = inside(row)
    const [flag] = rest
    const value = rest.at(-1)
    const key = name?.body.toString('hex')
    if (!value || key === undefined || extensions.has(key)) throw new RangeError('malformed extension')
    extensions.set(key, { critical: flag?.tag === boolean && flag.body[0] !== 0, value: value.body })
  }
  return { signature: identifier?.body.toString('hex') ?? '', extensions }
}

/** Whether the certificate says that it is an authority, and how many may stand below it on the way to a server's. */
export function authorityOf({ extensions }: CertificateFacts): { depth: number } | null {
  const constraints = extensions.get(oid.basicConstraints)
  if (!constraints) return null
  const [flag, depth] = inside(partsOf(constraints.value)[0])
  if (flag?.tag !== boolean || flag.body[0] === 0) return null
  return { depth: depth ? depth.body.readUIntBE(0, depth.body.length) : Number.POSITIVE_INFINITY }
}

/** The first octet of a key's uses, its highest bit the first use; all where it does not say. */
export function keyUses({ extensions }: CertificateFacts): number {
  const usage = extensions.get(oid.keyUsage)
  if (!usage) return 0xff
  // The first byte tells how many bits at the end are unused.
  return partsOf(usage.value)[0]?.body[1] ?? 0
}
