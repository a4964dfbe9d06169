/**
 * Whether the visitor belongs to the staff (`?staff`), who need QR codes and campaigns instead of
 * the share sheet.
 */
export const isStaff = () => new URLSearchParams(location.search).has('staff')
