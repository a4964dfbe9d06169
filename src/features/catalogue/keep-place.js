//# allFunctionsCalledOnLoad
// Runs where a listing's products begin, before they are drawn (docs/decisions/0018-keep-place.md).
if (/[?&](sort|from|to|stock|liked|q|product)=./.test(location.search))
  document.documentElement.setAttribute('data-keep-place', '')
