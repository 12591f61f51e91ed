export default function DesignReview() {
  return (
    <main id="content">
      <h1>Design review</h1>
    </main>
  );
}
