/**
 * Trust that the configuration adds (DESIGN §4 extraCaFile): for a chain that Chromium refused for its unknown authority
 * alone. That refusal hides all others, so everything else is judged here anew, and rather too strictly: what this does not
 * understand, it does not trust.
 */
import { type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { authorityOf, type CertificateFacts, keyUses, oid, readCertificate } from './certificate'

const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The authorities of a PEM file; throws where it cannot be read, and where there is none in it. */
export function readAuthorities(path: string): X509Certificate[] {
  const found = (readFileSync(path, 'utf8').match(pem) ?? []).map(text => new X509Certificate(text))
  if (found.length === 0) throw new Error('no certificate in PEM')
  return found
}

interface Read {
  certificate: X509Certificate
  facts: CertificateFacts
}

/** RSA with SHA-256, -384, -512; ECDSA with the same. */
const signatures = new Set([
  '2a864886f70d01010b',
  '2a864886f70d01010c',
  '2a864886f70d01010d',
  '2a8648ce3d040302',
  '2a8648ce3d040303',
  '2a8648ce3d040304',
])
const curves = new Set(['prime256v1', 'secp384r1', 'secp521r1'])

/** Extensions that may be critical, since they are heeded here, or bind nobody who asks for no policy. */
const understood = new Set<string>([
  oid.keyUsage,
  oid.alternativeName,
  oid.basicConstraints,
  oid.policies,
  oid.extendedKeyUsage,
])

const certSign = 0x04
/** Digital signature, key encipherment, key agreement: what a server's key does in TLS. */
const tlsUses = 0x80 | 0x20 | 0x08
const serverAuth = '1.3.6.1.5.5.7.3.1'
const anyUse = '2.5.29.37.0'

function isStrong({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= 2048
  return type === 'ec' && curves.has(details?.namedCurve ?? '')
}

/** What holds of every certificate on the way. */
function isSound({ certificate, facts }: Read, now: number): boolean {
  const uses = certificate.keyUsage as string[] | undefined
  return (
    Date.parse(certificate.validFrom) <= now &&
    now <= Date.parse(certificate.validTo) &&
    isStrong(certificate.publicKey) &&
    !facts.extensions.has(oid.nameConstraints) &&
    [...facts.extensions].every(([name, { critical }]) => !critical || understood.has(name)) &&
    (!uses || uses.includes(serverAuth) || uses.includes(anyUse))
  )
}

const isNamed = (leaf: X509Certificate, host: string): boolean =>
  isIP(host)
    ? leaf.checkIP(host) !== undefined
    : leaf.checkHost(host, { subject: 'never', partialWildcards: false }) !== undefined

/** Whether `issuer` has signed `child`, being an authority that may have `below` others under it. */
function hasSigned(issuer: Read, child: Read, below: number): boolean {
  const authority = authorityOf(issuer.facts)
  return (
    authority !== null &&
    authority.depth >= below &&
    // Some libraries leave this to `checkIssued`, some do not.
    (keyUses(issuer.facts) & certSign) !== 0 &&
    signatures.has(child.facts.signature) &&
    child.certificate.checkIssued(issuer.certificate) &&
    child.certificate.verify(issuer.certificate.publicKey)
  )
}

const read = (certificate: X509Certificate): Read => ({ certificate, facts: readCertificate(certificate.raw) })

export interface Presented {
  /** The server's certificate, then what it sent along, in any order. */
  chain: readonly X509Certificate[]
  host: string
}

/** Whether a way leads from the server's certificate to one of `authorities`, each step of it right at `now`. */
export function isTrusted({ chain, host }: Presented, authorities: readonly X509Certificate[], now: number): boolean {
  try {
    const [leaf, ...helpers] = chain.map(read)
    const anchors = authorities.map(read).filter(anchor => isSound(anchor, now))
    if (!leaf || !isSound(leaf, now) || (keyUses(leaf.facts) & tlsUses) === 0) return false
    if (!isNamed(leaf.certificate, host)) return false
    // Each is tried once: those that have signed each other lead round and round.
    const untried = new Set(helpers.filter(helper => isSound(helper, now)))
    const leads = (child: Read, below: number): boolean =>
      anchors.some(anchor => hasSigned(anchor, child, below)) ||
      [...untried].some(helper => hasSigned(helper, child, below) && untried.delete(helper) && leads(helper, below + 1))
    return leads(leaf, 0)
  } catch {
    // Malformed, or of a kind that Node does not know.
    return false
  }
}

/** A certificate as Chromium hands it over, and the next one that the server sent. */
interface Sent {
  /** PEM. */
  data: string
  issuerCert?: Sent
}

/** What Chromium found of a server's certificate, as Electron tells it (session.setCertificateVerifyProc). */
interface Found {
  hostname: string
  certificate: Sent
  errorCode: number
}

/** ERR_CERT_AUTHORITY_INVALID: the only refusal that may be lifted. */
const unknownAuthority = -202
const trusted = 0
/** As Chromium found. */
const unchanged = -3

/** No server sends more. */
const maxSent = 10

const chainOf = (sent: Sent | undefined, more = maxSent): X509Certificate[] =>
  sent && more > 0 ? [new X509Certificate(sent.data), ...chainOf(sent.issuerCert, more - 1)] : []

/** Adds the trust of the authorities in `path` to Chromium's, and takes none of it away. Throws where the file cannot be read. */
export function addedTrust(path: string, clock: () => number): (found: Found, answer: (code: number) => void) => void {
  const authorities = readAuthorities(path)
  const lifts = ({ hostname: host, certificate, errorCode }: Found) => {
    if (errorCode !== unknownAuthority) return false
    try {
      return isTrusted({ chain: chainOf(certificate), host }, authorities, clock())
    } catch {
      // Of a form that Node cannot read.
      return false
    }
  }
  return (found, answer) => answer(lifts(found) ? trusted : unchanged)
}
