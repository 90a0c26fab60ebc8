/**
 * The additional certificate authorities of the configuration (DESIGN §4 extraCaFile). They are asked only about a
 * chain that Chromium refused because its authority is unknown. That error hides all other errors of the chain, so this
 * file checks the whole chain again, more strictly than a browser: it refuses everything that it does not understand.
 */
import { type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import {
  anyExtendedKeyUsage,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_kp_serverAuth,
  KeyUsageFlags,
} from '@peculiar/asn1-x509'
import { allowsKeyUsage, type CertificateFacts, maxDepthBelow, purposesOf, readCertificate } from './certificate'

const pem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** The authorities of a PEM file; throws when the file cannot be read or holds no certificate. */
export function readAuthorities(path: string): X509Certificate[] {
  const found = (readFileSync(path, 'utf8').match(pem) ?? []).map(text => new X509Certificate(text))
  if (found.length === 0) throw new Error('no certificate in PEM')
  return found
}

interface ParsedCertificate {
  certificate: X509Certificate
  facts: CertificateFacts
}

/** RSA and ECDSA, each with SHA-256, SHA-384 and SHA-512. */
const strongSignatures = new Set([
  '1.2.840.113549.1.1.11',
  '1.2.840.113549.1.1.12',
  '1.2.840.113549.1.1.13',
  '1.2.840.10045.4.3.2',
  '1.2.840.10045.4.3.3',
  '1.2.840.10045.4.3.4',
])
const strongCurves = new Set(['prime256v1', 'secp384r1', 'secp521r1'])

/** Extensions that may be critical: this file or Node checks them, or they bind only those who require a policy. */
const knownExtensions = new Set([
  id_ce_keyUsage,
  id_ce_subjectAltName,
  id_ce_basicConstraints,
  id_ce_certificatePolicies,
  id_ce_extKeyUsage,
])

/** The permitted uses of a TLS server's key. */
const tlsUsage = KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment | KeyUsageFlags.keyAgreement

function isStrong({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): boolean {
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= 2048
  return type === 'ec' && strongCurves.has(details?.namedCurve ?? '')
}

/** The checks that every certificate of the chain must pass. */
function isSound({ certificate, facts }: ParsedCertificate, now: number): boolean {
  const purposes = purposesOf(facts)
  return (
    Date.parse(certificate.validFrom) <= now &&
    now <= Date.parse(certificate.validTo) &&
    isStrong(certificate.publicKey) &&
    !facts.extensions.has(id_ce_nameConstraints) &&
    [...facts.extensions].every(([name, { critical }]) => !critical || knownExtensions.has(name)) &&
    (!purposes || purposes.includes(id_kp_serverAuth) || purposes.includes(anyExtendedKeyUsage))
  )
}

const isIssuedTo = (leaf: X509Certificate, host: string): boolean =>
  isIP(host)
    ? leaf.checkIP(host) !== undefined
    : leaf.checkHost(host, { subject: 'never', partialWildcards: false }) !== undefined

/** Whether `issuer` signed `child` and is an authority that may have `below` further authorities under it. */
function hasSigned(issuer: ParsedCertificate, child: ParsedCertificate, below: number): boolean {
  const maxDepth = maxDepthBelow(issuer.facts)
  return (
    maxDepth !== null &&
    maxDepth >= below &&
    // `checkIssued` checks the key usage only with some versions of OpenSSL and BoringSSL.
    allowsKeyUsage(issuer.facts, KeyUsageFlags.keyCertSign) &&
    strongSignatures.has(child.facts.signature) &&
    child.certificate.checkIssued(issuer.certificate) &&
    child.certificate.verify(issuer.certificate.publicKey)
  )
}

const parse = (certificate: X509Certificate): ParsedCertificate => ({
  certificate,
  facts: readCertificate(certificate.raw),
})

export interface PresentedChain {
  /** The server's certificate first, then the others that the server sent, in any order. */
  chain: readonly X509Certificate[]
  host: string
}

/**
 * Whether the server's certificate leads to one of `authorities` through valid signatures only, all checked for the
 * time `now`.
 */
export function isTrusted(
  { chain, host }: PresentedChain,
  authorities: readonly X509Certificate[],
  now: number,
): boolean {
  try {
    const [leaf, ...intermediates] = chain.map(parse)
    const anchors = authorities.map(parse).filter(anchor => isSound(anchor, now))
    if (!leaf || !isSound(leaf, now) || !allowsKeyUsage(leaf.facts, tlsUsage)) return false
    if (!isIssuedTo(leaf.certificate, host)) return false
    // Each certificate is tried once: certificates that signed each other would make an endless loop.
    const untried = new Set(intermediates.filter(intermediate => isSound(intermediate, now)))
    const leadsToAnchor = (child: ParsedCertificate, below: number): boolean =>
      anchors.some(anchor => hasSigned(anchor, child, below)) ||
      [...untried].some(
        issuer => hasSigned(issuer, child, below) && untried.delete(issuer) && leadsToAnchor(issuer, below + 1),
      )
    return leadsToAnchor(leaf, 0)
  } catch {
    // Malformed, or of a kind that Node does not know.
    return false
  }
}

/** A certificate as Electron gives it, with the next one that the server sent. */
interface SentCertificate {
  /** PEM. */
  data: string
  issuerCert?: SentCertificate
}

/** Chromium's verdict about a server's certificate, as `session.setCertificateVerifyProc` gives it. */
interface Verdict {
  hostname: string
  certificate: SentCertificate
  errorCode: number
}

/** ERR_CERT_AUTHORITY_INVALID: the only error that the additional authorities may overrule. */
const unknownAuthority = -202
const trusted = 0
/** Tells Chromium to keep its own verdict. */
const unchanged = -3

/** No real server sends a longer chain. */
const maxSent = 10

const chainOf = (sent: SentCertificate | undefined, more = maxSent): X509Certificate[] =>
  sent && more > 0 ? [new X509Certificate(sent.data), ...chainOf(sent.issuerCert, more - 1)] : []

/** Trusts the authorities in the file `path` in addition to Chromium's own. Throws when the file cannot be read. */
export function addedTrust(
  path: string,
  clock: () => number,
): (verdict: Verdict, respond: (code: number) => void) => void {
  const authorities = readAuthorities(path)
  const overrules = ({ hostname: host, certificate, errorCode }: Verdict) => {
    if (errorCode !== unknownAuthority) return false
    try {
      return isTrusted({ chain: chainOf(certificate), host }, authorities, clock())
    } catch {
      // A certificate that Node cannot read.
      return false
    }
  }
  return (verdict, respond) => respond(overrules(verdict) ? trusted : unchanged)
}
