import type { PublicProfile } from "@callboard/contracts/profile";
import type { ReactNode } from "react";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-line border-t py-3">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  );
}

export function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { experience, present_city, travel_cities, ready_to_travel } = profile;
  return (
    <dl className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8">
      <Fact label="Experience">{experience}</Fact>
      <Fact label="Present city">{present_city}</Fact>
      <Fact label="Often travels to">{travel_cities}</Fact>
      <Fact label="Ready to travel for work">{ready_to_travel ? "Yes" : "No"}</Fact>
    </dl>
  );
}
