/**
 * The parts of an X.509 certificate that Node's `X509Certificate` does not expose: signature algorithm and extensions
 * (RFC 5280).
 */
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  type Extension,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  KeyUsage,
} from '@peculiar/asn1-x509'

export interface CertificateFacts {
  /** The object identifier of the algorithm that the issuer signed the certificate with. */
  signature: string
  /** By object identifier. */
  extensions: ReadonlyMap<string, Extension>
}

/** Reads a certificate in DER; throws when it is malformed or has one extension twice. */
export function readCertificate(der: Buffer): CertificateFacts {
  const { tbsCertificate, signatureAlgorithm } = AsnConvert.parse(der, Certificate)
  const listed = tbsCertificate.extensions ?? []
  const extensions = new Map([...listed].map(extension => [extension.extnID, extension]))
  if (extensions.size !== listed.length) throw new RangeError('repeated extension')
  return { signature: signatureAlgorithm.algorithm, extensions }
}

/** How many certificate authorities may follow below this one; null when the certificate is not an authority. */
export function maxDepthBelow({ extensions }: CertificateFacts): number | null {
  const extension = extensions.get(id_ce_basicConstraints)
  if (!extension) return null
  const { cA, pathLenConstraint } = AsnConvert.parse(extension.extnValue, BasicConstraints)
  return cA ? (pathLenConstraint ?? Number.POSITIVE_INFINITY) : null
}

/**
 * Whether the key may be used for at least one of `flags` (KeyUsageFlags); a certificate without key usage allows all.
 */
export function allowsKeyUsage({ extensions }: CertificateFacts, flags: number): boolean {
  const extension = extensions.get(id_ce_keyUsage)
  return !extension || (AsnConvert.parse(extension.extnValue, KeyUsage).toNumber() & flags) !== 0
}

/** The purposes of the key, by object identifier; null when the certificate does not limit them. */
export function purposesOf({ extensions }: CertificateFacts): readonly string[] | null {
  const extension = extensions.get(id_ce_extKeyUsage)
  return extension ? AsnConvert.parse(extension.extnValue, ExtendedKeyUsage) : null
}
