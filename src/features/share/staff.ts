/** Whether the visitor is of the staff, who want QR codes and campaigns rather than the system's sheet: `?staff`. */
export const isForStaff = () => new URLSearchParams(location.search).has('staff')
